import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

// Clears rows and objects of the previous test file.
await reset()
await applyD1Migrations(env.DB, (env as Env & { MIGRATIONS: D1Migration[] }).MIGRATIONS)
