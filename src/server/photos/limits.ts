/** How long a reserved place is held for bytes that are on their way. */
export const reservationMinutes = 10
