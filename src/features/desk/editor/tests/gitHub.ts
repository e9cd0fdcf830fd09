import type { Page, Route } from 'playwright'
import { gitHost } from '../../editorPage'

type Commit = {
  branch: { repositoryNameWithOwner: string; branchName: string }
  expectedHeadOid: string
  message: { headline: string }
  files: Record<string, string>
}

/** The token that the stand-in accepts. */
export const token = 'github_pat_of_the_owner'
const head = 'a'.repeat(40)

/**
 * A stand-in of GitHub's API, as far as the editor uses it: signs the owner in, and serves a repository with these
 * files.
 * @returns the commits that it has received
 */
export async function standInForGitHub(page: Page, files: Record<string, string>): Promise<Commit[]> {
  const commits: Commit[] = []
  const paths = Object.keys(files)
  const shaOf = (path: string) => paths.indexOf(path).toString(16).padStart(40, '0')
  const author = { name: 'Owner', email: 'owner@example.com', user: { id: 1, login: 'owner' } }

  const answerQuery = (query: string, variables: { input?: unknown }): object => {
    if (query.includes('createCommitOnBranch')) {
      const { fileChanges, ...input } = variables.input as Omit<Commit, 'files'> & {
        fileChanges: { additions: { path: string; contents: string }[] }
      }
      const added = fileChanges.additions.map(({ path, contents }) => [
        path,
        Buffer.from(contents, 'base64').toString(),
      ])
      commits.push({ ...input, files: Object.fromEntries(added) })
      const oids = Object.fromEntries(fileChanges.additions.map((_, at) => [`file_${at}`, { oid: head }]))
      const commit = { oid: 'b'.repeat(40), committedDate: '2026-11-27T12:00:00Z', ...oids }
      return { createCommitOnBranch: { commit } }
    }
    if (query.includes('defaultBranchRef')) return { repository: { defaultBranchRef: { name: 'main' } } }
    const contents = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"/g)].map(([, key, sha]) => [
      key,
      { text: files[paths.find((path) => shaOf(path) === sha) ?? ''] },
    ])
    const history = {
      nodes: [{ oid: head, message: 'Begin', author, committedDate: '2026-11-26T12:00:00Z' }],
    }
    const refs = ['ref', ...[...query.matchAll(/(\w+):\s*ref\(/g)].map(([, alias]) => alias)].map((key) => [
      key,
      { target: { oid: head, history } },
    ])
    return { repository: Object.fromEntries([...contents, ...refs]) }
  }

  await page.route(`${gitHost}/**`, async (route: Route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const headers = { 'Access-Control-Allow-Origin': '*' }
    const json = (body: unknown, status = 200) => route.fulfill({ status, json: body, headers })
    const { authorization = '' } = await request.allHeaders()
    if (!authorization.endsWith(token)) return json({ message: 'Bad credentials' }, 401)
    if (pathname === '/user') return json({ id: 1, name: 'Owner', login: 'owner', email: author.email })
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204, headers })
    if (pathname.includes('/git/trees/'))
      return json({ tree: paths.map((path) => ({ path, type: 'blob', sha: shaOf(path), size: 100 })) })
    const path = pathname.replace(/^.*?\/contents\//, '')
    if (path !== pathname) return route.fulfill({ body: files[path] ?? '', headers })
    if (pathname !== '/graphql') return json({ message: 'Not Found' }, 404)
    const { query, variables } = request.postDataJSON() as { query: string; variables: { input?: unknown } }
    return json({ data: answerQuery(query, variables) })
  })
  return commits
}
