export { jobModel } from './job-rows.ts';
export { jobTable } from './guard-jobs.ts';
export { jobRoutes } from './routes.ts';
export { type JobScheduler, openScheduler } from './scheduler.ts';
export { seedJobs } from './seed-jobs.ts';
export { serverTasks, type Task } from './tasks.ts';
