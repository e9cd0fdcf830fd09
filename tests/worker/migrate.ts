import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

// The file before has left its rows and objects.
await reset()
await applyD1Migrations(env.DB, (env as Env & { MIGRATIONS: D1Migration[] }).MIGRATIONS)
