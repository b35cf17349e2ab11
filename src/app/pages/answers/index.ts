export { type Asked, useAsked } from './use-asked.ts';
export { useAnswerFor } from './use-answer-for.ts';
