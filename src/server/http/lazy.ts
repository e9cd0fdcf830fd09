type Step = (...given: never[]) => unknown
type Lazy<Of extends Step> = (...given: Parameters<Of>) => Promise<Awaited<ReturnType<Of>>>

/**
 * Steps of one module, which arrives with the first request that comes to any of them: a cold isolate evaluates what its
 * first answer needs, and nothing else.
 * @param load imports the module
 * @returns a function that gives a step by its name
 */
export const lazyFrom =
  <Steps extends Record<string, Step>>(load: () => Promise<Steps>) =>
  <Name extends keyof Steps>(name: Name) =>
    (async (...given: never[]) => (await load())[name]?.(...given)) as Lazy<Steps[Name]>

/**
 * A step that its module makes, in the same way.
 * @param load imports the module and makes the step
 */
export const lazy = <Made extends Step>(load: () => Promise<Made>) =>
  (async (...given: never[]) => (await load())(...given)) as Lazy<Made>
