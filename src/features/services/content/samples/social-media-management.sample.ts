import { msg } from '@lingui/core/macro'
import type { Sample } from './sample'

/** Half a month of the smaller plan: 6 of its 12 posts and 4 of its 8 stories. */
export const sample: Sample = {
  name: msg`See a sample calendar`,
  title: msg`Two weeks at a bakery`,
  lead: msg`Every entry has a day, a format, and a reason. What’s still a draft is waiting for your OK.`,
  piece: {
    kind: 'calendar',
    heading: msg`Oven 27, first half of May`,
    meta: msg`Essential, Instagram + Facebook`,
    weeks: [
      {
        id: 'first',
        state: msg`Approved`,
        days: [
          {
            id: '4',
            day: msg`Mon 4`,
            form: 'post',
            title: msg`Why our dough sleeps for a day`,
            text: msg`Four pictures, one sentence each`,
          },
          {
            id: '5',
            day: msg`Tue 5`,
            form: 'story',
            title: msg`Rye or spelt?`,
            text: msg`A poll for Saturday’s loaf`,
          },
          {
            id: '6',
            day: msg`Wed 6`,
            form: 'post',
            title: msg`Lena, up since four`,
            text: msg`Portrait of the baker`,
          },
          {
            id: '7',
            day: msg`Thu 7`,
            form: 'story',
            title: msg`What’s left at five`,
            text: msg`The shelf, filmed in one take`,
          },
          {
            id: '8',
            day: msg`Fri 8`,
            form: 'post',
            title: msg`The weekend box`,
            text: msg`Order by noon, with the link`,
          },
        ],
      },
      {
        id: 'second',
        state: msg`Draft: your OK by Friday`,
        days: [
          {
            id: '11',
            day: msg`Mon 11`,
            form: 'post',
            title: msg`Three meals from day-old bread`,
            text: msg`The recipes people asked for`,
          },
          {
            id: '12',
            day: msg`Tue 12`,
            form: 'story',
            title: msg`Which spice is it?`,
            text: msg`A quiz, answered on Wednesday`,
          },
          {
            id: '13',
            day: msg`Wed 13`,
            form: 'post',
            title: msg`Where our flour grows`,
            text: msg`The mill, and who runs it`,
          },
          {
            id: '14',
            day: msg`Thu 14`,
            form: 'story',
            title: msg`Your Sunday tables`,
            text: msg`Photos customers sent us`,
          },
          {
            id: '15',
            day: msg`Fri 15`,
            form: 'post',
            title: msg`Open on Memorial Day?`,
            text: msg`Until eleven, and why it pays to come early`,
          },
        ],
      },
    ],
  },
  notes: [],
}
