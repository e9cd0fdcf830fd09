/** Stops a deployment. Its message is one sentence for the person who deploys, and never contains a secret. */
export class Problem extends Error {
  override name = 'Problem'
}
