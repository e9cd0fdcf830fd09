import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { orderTasks } from './orderTasks'
import type { OwnerTask } from './ownerTask'

// What an owner does in a year. Names in “…” are those of the form's fields; a test compares them.

const changes: readonly OwnerTask[] = [
  {
    what: msg({ message: 'Sign in to Site content', comment: 'Desk, help: what the owner wants to do' }),
    steps: [
      msg({
        message:
          'The first time on each device, press “Sign In Using Access Token” and paste your token. The browser keeps it until you sign out.',
        comment:
          'Desk, help on a task: the quoted name is a button of the editor, “Entrar Usando Token de Acesso”',
      }),
      msg({
        message:
          'No token, or an expired one? On GitHub, open Settings, Developer settings, Personal access tokens, “Fine-grained tokens,” and press “Generate new token.”',
        comment: 'Desk, help on a task: GitHub speaks English; leave its names',
      }),
      msg({
        message:
          'Choose “Only select repositories” and pick the site’s. Under Permissions, set “Contents” to “Read and write.” It needs nothing else.',
        comment: 'Desk, help on a task: GitHub speaks English; leave its names',
      }),
    ],
    at: { page: '/desk/site' },
  },
  {
    what: msg({ message: 'Change the opening hours', comment: 'Desk, help: what the owner wants to do' }),
    steps: [
      msg({
        message:
          'Under “Hours,” open a line with its small arrow, and change when it “Opens” and “Closes.” Days without times are closed.',
        comment: 'Desk, help on a task',
      }),
      msg({
        message: 'A day when you’re closed, or open for less time, goes under “Holidays.”',
        comment: 'Desk, help on a task',
      }),
    ],
    at: { form: 'openingHours' },
  },
  {
    what: msg({
      message: 'Show a notice on certain days',
      comment: 'Desk, help: what the owner wants to do',
    }),
    steps: [
      msg({
        message:
          'Add a notice, choose “First day” and “Last day,” check each edition that should show it, and write its “Text” there. It appears and disappears by itself.',
        comment: 'Desk, help on a task',
      }),
    ],
    at: { form: 'notice' },
  },
  {
    what: msg({
      message: 'Turn the banner at the bottom on or off',
      comment: 'Desk, help: what the owner wants to do',
    }),
    steps: [
      msg({ message: 'There is one switch for each edition.', comment: 'Desk, help on a task: the banner' }),
    ],
    at: { form: 'banner' },
  },
  {
    what: msg({ message: 'Add or remove a testimonial', comment: 'Desk, help: what the owner wants to do' }),
    steps: [
      msg({
        message:
          'Each edition has its own, from two to six. Ask the person first, and note the “Day of the consent.” A square “Picture” is optional; Portuguese ones also need “Stars.”',
        comment: 'Desk, help on a task',
      }),
    ],
    at: { form: 'testimonials' },
  },
  {
    what: msg({ message: 'Change a price', comment: 'Desk, help: what the owner wants to do' }),
    steps: [
      msg({
        message:
          'A price appears in several lines: home page, menu, its own page and payment page, for each edition. Open each line of the product with its small arrow, and change those that should have the new price.',
        comment: 'Desk, help on a task',
      }),
      msg({
        message:
          'Buyers are charged the price on the payment page, from the next checkout on: always in dollars, even in the Portuguese edition.',
        comment: 'Desk, help on a task: a changed price',
      }),
    ],
    at: { form: 'prices' },
  },
  {
    what: msg({
      message: 'Change the name, the CNPJ or the logo',
      comment: 'Desk, help: what the owner wants to do',
    }),
    steps: [
      msg({
        message:
          '“Brand” is the name everywhere. “Legal name,” “CNPJ,” and “Address” appear in the Portuguese footer and legal pages. The “Logo” has to be readable on light and dark backgrounds.',
        comment: 'Desk, help on a task; the CNPJ is the number of a Brazilian company',
      }),
    ],
    at: { form: 'business' },
  },
  {
    what: msg({
      message: 'Change the phone or the email address',
      comment: 'Desk, help: what the owner wants to do',
    }),
    steps: [
      msg({
        message:
          'Each edition has its own “Phone” and “WhatsApp,” both with the country code and without spaces; only the phone begins with a plus sign. “Your inbox” is where the site writes to you.',
        comment: 'Desk, help on a task',
      }),
    ],
    at: { form: 'contacts' },
  },
  {
    what: msg({
      message: 'Change how long photos are kept',
      comment: 'Desk, help: what the owner wants to do',
    }),
    steps: [
      msg({
        message:
          'Change “Days for photos” and “Days for portraits.” The pages, the emails, and the privacy policy follow; orders keep the number of days their buyers were told.',
        comment: 'Desk, help on a task',
      }),
      msg({
        message: 'Then set the day of the change, under “Brand and company”: it’s on the legal pages.',
        comment: 'Desk, help on a task: another form has the day on which the legal pages were updated',
      }),
    ],
    at: { form: 'faces' },
  },
  {
    what: msg({
      message: 'Change a headline or another text',
      comment: 'Desk, help: what the owner wants to do',
    }),
    steps: [
      msg({
        message:
          'The folder en-US has the English texts and pt-BR the Portuguese ones, one file for each page: the home page is us.po or br.po in the folder home. Open the file, press the pencil, and search for the sentence.',
        comment: 'Desk, help on a task: editing a text at GitHub; en-US and pt-BR are names of folders',
      }),
      msg({
        message:
          'Change only what comes after msgstr, between the quotation marks, and keep anything in braces. Quotation marks inside a text have to be curly. Then press “Commit changes.”',
        comment: 'Desk, help on a task: “Commit changes” is a button at GitHub, which speaks English',
      }),
      msg({
        message:
          'Words marked “fixed by the specification” stay as they are: a programmer has to change them in the specification first.',
        comment: 'Desk, help on a task: the mark is English, in the files',
      }),
    ],
    at: { repository: 'texts' },
  },
]

const publishing: readonly OwnerTask[] = [
  {
    what: msg({ message: 'Publish what you saved', comment: 'Desk, help: what the owner wants to do' }),
    steps: [
      msg({
        message:
          'Press “Run workflow,” unless each save is deployed automatically. After about ten minutes, the change is live. If a check fails, GitHub emails you, and the site stays as it was.',
        comment: 'Desk, help on a task: “Run workflow” is a button at GitHub, which speaks English',
      }),
    ],
    at: { repository: 'deploy' },
  },
  {
    what: msg({
      message: 'Go back to yesterday’s version',
      comment: 'Desk, help: what the owner wants to do',
    }),
    steps: [
      msg({
        message:
          'Press “Run workflow” and enter the day, such as 2026-11-26: within two minutes, all visitors see the site as it was at the end of that day. Without a day, it’s the previous version. Orders and photos stay.',
        comment: 'Desk, help on a task: “Run workflow” is a button at GitHub, which speaks English',
      }),
      msg({
        message:
          'Then put the old value back under Site content, or the next deployment brings the new one back.',
        comment: 'Desk, help on a task: after going back to the version before',
      }),
    ],
    at: { repository: 'goBack' },
  },
]

const dailyWork: readonly OwnerTask[] = [
  ...orderTasks,
  {
    what: msg({ message: 'Answer a message', comment: 'Desk, help: what the owner wants to do' }),
    steps: [
      msg({
        message:
          'Press “Reply by email”: your email program opens with the address and the message. Once you’ve sent your answer, press “Mark as answered”; the message then leaves the list.',
        comment: 'Desk, help on a task: the quoted names are those of the page Messages',
      }),
      msg({
        message:
          'Messages that may come from a bot are under “Possible spam,” apart from the messages to answer. Look there now and then; what came from a person is answered the same way.',
        comment: 'Desk, help on a task: the quoted name is that of the list on the page Messages',
      }),
    ],
    at: { page: '/desk/messages' },
  },
  {
    what: msg({
      message: 'Open orders in a spreadsheet',
      comment: 'Desk, help: what the owner wants to do',
    }),
    steps: [
      msg({
        message:
          'Below the list, press “All orders as a spreadsheet” and open the file in Excel, LibreOffice, or Google Sheets. In LibreOffice, also check “Detect special numbers,” or the dates will stay as text.',
        comment:
          'Desk, help on a task: the name of the link is that of the list; “Detect special numbers” is a box of LibreOffice',
      }),
    ],
    at: { page: '/desk' },
  },
  {
    what: msg({
      message: 'See what you earned in a month',
      comment: 'Desk, help: what the owner wants to do',
    }),
    steps: [
      msg({
        message: 'Under “Revenue,” choose “Month,” and go back with the arrow.',
        comment: 'Desk, help on a task: the quoted names are those of the page Today',
      }),
    ],
    at: { page: '/desk/today' },
  },
  {
    what: msg({ message: 'See how many people bought', comment: 'Desk, help: what the owner wants to do' }),
    steps: [
      msg({
        message:
          'Look at “From visit to order.” The site sets no cookies, so it counts pages, not people. From “Plan chosen” on, the numbers are close to the number of people.',
        comment: 'Desk, help on a task: the quoted names are those of the page Today',
      }),
    ],
    at: { page: '/desk/today' },
  },
]

/** The tasks under their headings: those of every day first. */
export const ownerTasks: readonly { title: MessageDescriptor; tasks: readonly OwnerTask[] }[] = [
  {
    title: msg({ message: 'Orders and messages', comment: 'Desk, help: heading above tasks of the owner' }),
    tasks: dailyWork,
  },
  {
    title: msg({ message: 'Change the site', comment: 'Desk, help: heading above tasks of the owner' }),
    tasks: changes,
  },
  {
    title: msg({ message: 'Publish and go back', comment: 'Desk, help: heading above tasks of the owner' }),
    tasks: publishing,
  },
]
