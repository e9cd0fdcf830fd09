import type { Reporter, TestModule } from 'vitest/node'

/** Closes the run with the plain count that the gate reads. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    let passed = 0
    let failed = errors.length
    for (const module of modules) {
      if (module.errors().length) failed++
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed++
        if (state === 'failed') failed++
      }
    }
    process.on('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`))
  }
}
