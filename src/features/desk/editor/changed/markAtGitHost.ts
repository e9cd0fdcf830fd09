import { agreedPath, fileAtPath, withChanged } from './changedList'

type Commit = {
  branch: { repositoryNameWithOwner: string }
  expectedHeadOid: string
  fileChanges: { additions: { path: string; contents: string }[] }
}

/** Adds the list of changed files to each commit that the editor sends to GitHub and that changes the owner's data. */
export function markAtGitHost(gitHost: string): void {
  const send = window.fetch
  window.fetch = async (input, init) => {
    const isCommit = input === `${gitHost}/graphql` && String(init?.body).includes('createCommitOnBranch')
    return send(input, isCommit && init ? await withMark(init, gitHost) : init)
  }
}

async function withMark(init: RequestInit, gitHost: string): Promise<RequestInit> {
  const call = JSON.parse(String(init.body)) as { variables: { input: Commit } }
  const { branch, expectedHeadOid, fileChanges } = call.variables.input
  const changed = fileChanges.additions.flatMap(({ path }) => fileAtPath(path) ?? [])
  if (!changed.length) return init
  const headers = new Headers({ Accept: 'application/vnd.github.raw+json' })
  headers.set('Authorization', new Headers(init.headers).get('Authorization') ?? '')
  const list = await fetch(
    `${gitHost}/repos/${branch.repositoryNameWithOwner}/contents/${agreedPath}?ref=${expectedHeadOid}`,
    { headers },
  )
  if (!list.ok) throw new Error(`${agreedPath}: ${list.status}`)
  const contents = btoa(withChanged(await list.text(), changed))
  fileChanges.additions.push({ path: agreedPath, contents })
  return { ...init, body: JSON.stringify(call) }
}
