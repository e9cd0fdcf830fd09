import { msg } from '@lingui/core/macro'
import type { OwnerTask } from './ownerTask'

// Names in “…” are those of the lists and of the order page; a test compares them.

/** The work on an order, from its photos to a refund. */
export const orderTasks: readonly OwnerTask[] = [
  {
    what: msg({
      message: 'Check the photos and start',
      comment: 'Desk, help: what the owner wants to do',
    }),
    steps: [
      msg({
        message:
          'Open the order and look at the buyer’s photos; press one to enlarge it. If they’re good enough, press “Start production.” From then on, the buyer can no longer change them.',
        comment: 'Desk, help on a task: the quoted name is a button on the page of an order',
      }),
    ],
    at: { list: 'start' },
  },
  {
    what: msg({ message: 'Ask for more photos', comment: 'Desk, help: what the owner wants to do' }),
    steps: [
      msg({
        message:
          'On the order, press “Ask for more photos” and choose what’s wrong, or write it in the buyer’s language. Once production has started, the button is under “More.”',
        comment: 'Desk, help on a task: the quoted names are a button and a heading on the page of an order',
      }),
      msg({
        message:
          'The buyer gets an email with the reasons and the link, and the order is in “Waiting for photos” until the new ones are here.',
        comment: 'Desk, help on a task: the quoted name is that of a list',
      }),
    ],
    at: { list: 'start' },
  },
  {
    what: msg({ message: 'Deliver the portraits', comment: 'Desk, help: what the owner wants to do' }),
    steps: [
      msg({
        message:
          'On the order, press “Choose portraits” and add them. “As the buyer will see it” shows the result. Then press “Deliver.”',
        comment: 'Desk, help on a task: the quoted names are buttons on the page of an order',
      }),
      msg({
        message:
          'You can undo it for ten minutes. Only then does the buyer see the portraits and get the email with the link.',
        comment: 'Desk, help on a task: the delivery of portraits',
      }),
    ],
    at: { list: 'production' },
  },
  {
    what: msg({
      message: 'Correct portraits after the delivery',
      comment: 'Desk, help: what the owner wants to do',
    }),
    steps: [
      msg({
        message:
          'When a buyer asks for corrections, the order is in production again, as “Corrections wanted.” Its page shows what they wrote and which portraits they marked.',
        comment: 'Desk, help on a task: the quoted name is the state of such an order',
      }),
      msg({
        message:
          'Add the new portraits, leave out the ones they replace, and deliver again. The buyer keeps those as earlier versions.',
        comment: 'Desk, help on a task: “Leave it out” is a button in a dialog on the page of an order',
      }),
    ],
    at: { list: 'production' },
  },
  {
    what: msg({ message: 'Refund a buyer', comment: 'Desk, help: what the owner wants to do' }),
    steps: [
      msg({
        message:
          'On the order, press “Refund” under “More” and enter the amount twice. The money goes back to the original payment method, and the buyer is told by email.',
        comment: 'Desk, help on a task: the quoted names are a button and a heading on the page of an order',
      }),
      msg({
        message:
          'A full refund ends the order; after a partial one, it continues. A refund that fails is on the page “Today.”',
        comment: 'Desk, help on a task: the quoted name is that of a page of the desk',
      }),
    ],
    at: { list: 'all' },
  },
]
