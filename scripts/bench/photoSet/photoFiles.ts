import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Photographs of people in npm packages. They are only measured. */
const packages: Record<string, string> = {
  'material-kit@2.0.4':
    'assets/img/{faces/{avatar,camp,card-profile[12456]-square,christian,kendall,marc},examples/{clem-onojegaw,studio-[235]}}.jpg',
  'soft-ui-design-system@1.0.4':
    'assets/img/{annie-spratt,blog7-1,brooke,card-3,charles,ivana,ivancik,jordan,kal-visuals,marie,meeting,team-[134],toa-heftiba}.jpg',
  '@themesberg/volt-bootstrap-5-dashboard@1.4.1': 'src/assets/img/team/profile-picture-?.jpg',
}

const cache = fileURLToPath(new URL('../../../node_modules/.cache/photos/', import.meta.url))

/** The photographs of a folder, or of the packages above, which are fetched once (25 MB). */
export function photoFiles(folder = process.env.PHOTOS): string[] {
  if (folder) return globSync(`${folder}/*.{jpg,jpeg,png,webp}`).sort()
  return Object.entries(packages).flatMap(([name, pattern]) => {
    const unpacked = cache + name
    if (!existsSync(`${unpacked}/package`)) {
      mkdirSync(unpacked, { recursive: true })
      const npm = (args: string[]) => execFileSync('npm', args, { cwd: unpacked, encoding: 'utf8' })
      const [{ filename }] = JSON.parse(npm(['pack', name, '--json', '--ignore-scripts']))
      execFileSync('tar', ['-xzf', filename], { cwd: unpacked })
    }
    return globSync(`${unpacked}/package/${pattern}`).sort()
  })
}
