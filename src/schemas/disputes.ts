/** `inquiry`: a bank or a buyer asks, and no money has moved. `warning`: a bank expects that a dispute will follow. */
export const disputeKinds = ['dispute', 'inquiry', 'warning'] as const

/** `open`: an answer of ours is awaited. `answered`: others decide. `closed`: it ended without a winner. */
export const disputeStatuses = ['open', 'answered', 'won', 'lost', 'closed'] as const

/** What an order is marked by: a dispute under way, a warning under way, or money that a lost dispute took. */
export const disputeMarks = ['disputed', 'warning', 'lost'] as const
