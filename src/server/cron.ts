export async function runScheduledJobs() {}
