import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Unit tests first, while the site is built beside them; what needs the built site last. */
const projects = ['unit', 'unit-isolated', 'worker', 'worker-isolated', 'e2e']

/** What takes longest, in its order: begun late, one of these would run alone in the end. */
const longest = [
  ...['afterPayment', 'convergence', 'databaseFaults', 'mail', 'wallet', 'payments'],
  ...['pages.us', 'pages.br', 'home', 'menu', 'offers', 'upload', 'crash', 'contact', 'checkout', 'order'],
  ...['strangersSurvey.us', 'strangersSurvey.br', 'strangersJourneys', 'strangersAtDesk', 'earlyPresses'],
  ...['production', 'desk', 'looks', 'lostFiles', 'firstTaps', 'nextPage', 'tooOften', 'fuzz', 'editions'],
  ...['accessibility', 'landing', 'outcomes', 'service', 'purchase', 'snapshots', 'heads', 'markup'],
]

/** Orders the files by what is known of them and not by how they went last time, so that a fresh clone is as quick. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) => {
      const name = moduleId.replace(/^.*\/|\.test\.tsx?$/g, '')
      const place = longest.indexOf(name)
      return [projects.indexOf(project.name), place < 0 ? longest.length : place, name] as const
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
