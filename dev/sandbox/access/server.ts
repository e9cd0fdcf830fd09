import { createTables } from '../tables'

const downSetting = 'access:down'

/** Switches the team's key server off or on. */
export async function setKeyServer(db: D1Database, state: 'up' | 'down'): Promise<void> {
  await db
    .prepare('INSERT INTO settings (name, value) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = ?2')
    .bind(downSetting, state === 'down' ? 1 : 0)
    .run()
}

export async function isKeyServerDown(db: D1Database): Promise<boolean> {
  await createTables(db)
  const row = await db
    .prepare('SELECT value FROM settings WHERE name = ?')
    .bind(downSetting)
    .first<{ value: number }>()
  return row?.value === 1
}
