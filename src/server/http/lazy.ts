/**
 * A step whose code arrives with the first request that comes to it: a cold isolate evaluates what its first answer
 * needs, and nothing else.
 * @param load imports the step
 */
export const lazy =
  <Given extends unknown[], Answer>(load: () => Promise<(...given: Given) => Answer>) =>
  async (...given: Given): Promise<Awaited<Answer>> =>
    await (await load())(...given)
