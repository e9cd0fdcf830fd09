/** The owner's numbers as agreed, for tests that count with them. */
export const agreedNumbers = {
  ...{ photoDays: 90, portraitDays: 90, warningDays: 14 },
  ...{ firstReminderHours: 24, secondReminderHours: 72 },
}
