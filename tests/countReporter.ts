import type { Reporter, TestModule } from 'vitest/node'

/** Closes the run with the plain count that the gate reads, after the tests that passed only when tried again. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    let passed = 0
    let failed = errors.length
    const flaky: string[] = []
    for (const module of modules) {
      if (module.errors().length) failed++
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result()
        if (state === 'passed') passed++
        if (state === 'failed') failed++
        // Of a test that passed in the end, these are the errors of the tries before.
        if (test.diagnostic()?.flaky)
          flaky.push(
            [test.fullName, ...errors.flatMap(({ message, actual }) => [message, actual ?? []])].join('\n  '),
          )
      }
    }
    process.on('exit', () => {
      for (const name of flaky) process.stdout.write(`passed only when tried again: ${name}\n`)
      process.stdout.write(`${flaky.length} flaky\n${passed} passed, ${failed} failed\n`)
    })
  }
}
