import type { Reporter, SerializedError, TestModule } from 'vitest/node'

type Said = { message: string; actual?: string }

/** A line of what happened, and a shortened one for each error: some hold the text of a whole bundle. */
const told = (what: string, name: string, errors: readonly Said[]) =>
  [
    `${what}: ${name}`,
    ...errors
      .flatMap(({ message, actual }) => [message, actual ?? []])
      .map((text) => String(text).slice(0, 600)),
  ].join('\n  ')

/**
 * Closes the run with the plain count that the gate reads, after the tests that failed or passed only when tried
 * again: of a long run, often the end is all that is kept.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    let passed = 0
    const failures = errors.map((error) => told('failed', 'outside a test', [error]))
    const flaky: string[] = []
    for (const module of modules) {
      if (module.errors().length) failures.push(told('failed', module.relativeModuleId, module.errors()))
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result()
        const name = `${module.relativeModuleId} > ${test.fullName}`
        if (state === 'passed') passed++
        if (state === 'failed') failures.push(told('failed', name, errors))
        // Of a test that passed in the end, these are the errors of the tries before.
        if (test.diagnostic()?.flaky) flaky.push(told('passed only when tried again', name, errors))
      }
    }
    process.on('exit', () => {
      for (const line of [...flaky, ...failures]) process.stdout.write(`${line}\n`)
      process.stdout.write(`${flaky.length} flaky\n${passed} passed, ${failures.length} failed\n`)
    })
  }
}
