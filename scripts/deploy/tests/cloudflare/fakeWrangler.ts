import type { Outcome } from '../../tools'
import { account, type Share, type State } from './state'

/** Does what wrangler does to Cloudflare, without its start-up time of a second. */
export function fakeWrangler(state: State, args: readonly string[]): Outcome {
  const [command, action] = args
  const json = (value: unknown) => ({ ...done, stdout: JSON.stringify(value), output: JSON.stringify(value) })
  if (command === 'whoami') return json({ loggedIn: true, accounts: [account] })
  if (command === 'secret') return json(state.secrets.map((name) => ({ name, type: 'secret_text' })))
  if (command === 'deployments') return json(state.deployments)
  if (command === 'd1' && action === 'execute') {
    const results = state.query(args[args.indexOf('--command') + 1] ?? '')
    return json(results.map((rows) => ({ results: rows, success: true })))
  }
  if (command === 'versions' && action === 'upload') {
    const { id } = state.addVersion('new')
    return { ...done, records: [{ type: 'version-upload', version_id: id }] }
  }
  if (command === 'versions' && action === 'view')
    return json(state.versions.find(({ id }) => id === args[2]))
  if (command === 'versions' && action === 'deploy') {
    state.deploy(args.filter((word) => word.endsWith('%')).map(shareOf))
    return done
  }
  if (command === 'rollback') state.deploy([{ version_id: action ?? '', percentage: 100 }])
  if (command === 'triggers') state.triggers++
  return done
}

const done: Outcome = { code: 0, stdout: '', output: '', records: [] }

/** @returns what wrangler prints when a call is refused or Cloudflare does not answer */
export const refused = (reason: string): Outcome => ({
  code: 1,
  stdout: '',
  output: `✘ [ERROR] A request to the Cloudflare API failed.\n\n  ${reason}\n\n  If you think this is a bug, please open an issue\n`,
  records: [],
})

function shareOf(word: string): Share {
  const [version_id = '', percent = ''] = word.split('@')
  return { version_id, percentage: Number.parseInt(percent, 10) }
}
