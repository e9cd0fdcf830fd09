// wrangler.toml runs this for `wrangler dev` when there is no build yet; a build has its own configuration without it.
// Plain JavaScript, because it may run on any Node. wrangler then adds its own error and stops.

process.stdout.write(
  'This site is built by Vite. `npm start` builds it, migrates the local database and serves it; `npm run build` and `npm run migrate` do the first two, then `wrangler dev` serves the build.\n',
)
