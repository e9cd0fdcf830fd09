import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Unit tests first, while the site is being built; tests of the built site last. */
const projects = ['unit', 'unit-isolated', 'worker', 'worker-isolated', 'e2e']

/** The slowest files, in order: started late, one of them would run alone at the end. */
const longest = [
  ...[
    'databaseFaults',
    'afterPayment',
    'refunds',
    'convergence',
    'walletWebhooks',
    'startPayment',
    'outbox',
    'mailTexts',
  ],
  // These build a site of their own first.
  ...['otherValues', 'production', 'siteEditor'],
  ...[
    'pages.us',
    'pages.br',
    'banner',
    'menu',
    'strangersSurvey.us',
    'strangersSurvey.br',
    'strangersAtDesk',
  ],
  ...['strangersJourneys', 'looks', 'reveal', 'desk', 'lostFiles', 'checkoutScript', 'tooOften', 'wallet'],
  ...['anchors', 'firstTaps', 'twoOwners', 'photoHintsMissing', 'slowPages', 'crash', 'fuzz', 'earlyPresses'],
  ...['orderLayout', 'order', 'shares', 'weight', 'contact', 'lateStyles', 'upload', 'detailLayout'],
  ...['transitions', 'checkoutBuyer', 'uploadPhoto', 'nextPage', 'ownFace', 'uploadLayout', 'landing'],
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
