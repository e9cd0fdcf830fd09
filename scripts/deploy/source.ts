/**
 * Names the source configuration and its environment. Without this, wrangler would take the configuration that the last
 * build left, possibly of another environment.
 */
export const source = ['--config', 'wrangler.toml', '--env', 'production'] as const

/** The configuration that a build writes, with the bundled Worker and its static assets. */
export const built = ['--config', 'dist/server/wrangler.json'] as const
