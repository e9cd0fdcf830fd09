import type { Reporter, SerializedError, TestModule } from 'vitest/node'

type ErrorText = { message: string; actual?: string }

/** One line for the result and one per error, shortened because some contain a whole bundle. */
const summarize = (outcome: string, name: string, errors: readonly ErrorText[]) =>
  [
    `${outcome}: ${name}`,
    ...errors
      .flatMap(({ message, actual }) => [message, actual ?? []])
      .map((text) => String(text).slice(0, 600)),
  ].join('\n  ')

/**
 * Ends the output with the failed and flaky tests and the counts that the gate reads, because often only the end
 * of a long log is kept.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    let passed = 0
    const failures = errors.map((error) => summarize('failed', 'outside a test', [error]))
    const flaky: string[] = []
    for (const module of modules) {
      if (module.errors().length) failures.push(summarize('failed', module.relativeModuleId, module.errors()))
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result()
        const name = `${module.relativeModuleId} > ${test.fullName}`
        if (state === 'passed') passed++
        if (state === 'failed') failures.push(summarize('failed', name, errors))
        // The test passed on a retry: these errors are from the earlier attempts.
        if (test.diagnostic()?.flaky) flaky.push(summarize('passed only when tried again', name, errors))
      }
    }
    process.on('exit', () => {
      for (const line of [...flaky, ...failures]) process.stdout.write(`${line}\n`)
      process.stdout.write(`${flaky.length} flaky\n${passed} passed, ${failures.length} failed\n`)
    })
  }
}
