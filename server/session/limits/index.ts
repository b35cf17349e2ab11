export { type Attempt, isSuspicious, noteAttempt } from './login-attempts.ts';
export { countOpenQuestion } from './open-questions.ts';
export { createWorkQueue } from './work-queue.ts';
