import * as v from 'valibot'
import { labelled, says } from './labels.ts'

const asName = says(
  'must be an account and a repository, such as my-studio/site',
  'precisa ser uma conta e um repositório, como meu-estudio/site',
)
const asBranch = says(
  'must be the name of a branch, such as main',
  'precisa ser o nome de um branch, como main',
)

/** `repository.json` */
export const repositorySchema = v.pipe(
  v.strictObject(
    {
      name: v.exactOptional(
        v.pipe(
          v.string(asName),
          v.regex(/^[\w-]+\/[\w.-]+$/, asName),
          labelled('Repository', 'Repositório', [
            'On GitHub, such as my-studio/site. Without it, the editor only opens a folder on this machine.',
            'No GitHub, como meu-estudio/site. Sem ele, o editor abre só uma pasta deste computador.',
          ]),
        ),
      ),
      branch: v.exactOptional(
        v.pipe(
          v.string(asBranch),
          v.regex(/^[\w-][\w./-]*$/, asBranch),
          labelled('Branch', 'Branch', [
            'What the workflow deploys. Without it: the repository’s default branch.',
            'O que o workflow publica. Sem ele: o branch padrão do repositório.',
          ]),
        ),
      ),
    },
    says('has only “name” and “branch”', 'tem só “name” e “branch”'),
  ),
  labelled('Where the site is kept', 'Onde o site fica guardado'),
)
export type Repository = v.InferOutput<typeof repositorySchema>
