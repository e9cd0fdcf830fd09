import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Unit tests first, while the site is being built; tests of the built site last. */
const projects = ['unit', 'unit-isolated', 'worker', 'worker-isolated', 'e2e']

/** The slowest files, in order: started late, one of them would run alone at the end. */
const longest = [
  ...[
    'afterPayment',
    'convergence',
    'databaseFaults',
    'captureWallet',
    'mailTexts',
    'outbox',
    'startPayment',
  ],
  ...['pages.us', 'pages.br', 'home', 'menu', 'banner', 'upload', 'crash', 'contact', 'checkout', 'order'],
  ...['strangersSurvey.us', 'strangersSurvey.br', 'strangersJourneys', 'strangersAtDesk', 'earlyPresses'],
  ...[
    'lateStyles',
    'wallet',
    'production',
    'desk',
    'looks',
    'lostFiles',
    'firstTaps',
    'testimonials',
    'nextPage',
  ],
  ...['tooOften', 'powerUps', 'addOns', 'fuzz', 'editions', 'detail', 'orderWithoutScript', 'uploadPhoto'],
  ...['accessibility', 'landing', 'outcomes', 'service', 'purchase', 'snapshots', 'heads', 'markup'],
]

/** Orders files by a fixed list, not by cached durations, so a fresh clone is as fast. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) => {
      const name = moduleId.replace(/^.*\/|(\.(worker|e2e))?\.test\.tsx?$/g, '')
      const index = longest.indexOf(name)
      return [projects.indexOf(project.name), index < 0 ? longest.length : index, name] as const
    }
    return files
      .map((file) => ({ file, rank: rank(file) }))
      .sort(
        ({ rank: one }, { rank: other }) =>
          one[0] - other[0] || one[1] - other[1] || one[2].localeCompare(other[2]),
      )
      .map(({ file }) => file)
  }
}
