// What wrangler.toml has `wrangler dev` run where there is no build yet: a build brings a configuration of its own, without
// this. Plain JavaScript, because it may run under any Node. wrangler adds its own error and stops.

process.stdout.write(
  'This site is built by Vite. `npm start` builds it, migrates the local database and serves it; `npm run build` and `npm run migrate` do the first two, then `wrangler dev` serves the build.\n',
)
