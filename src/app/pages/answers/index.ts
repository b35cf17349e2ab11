/** Answers of the server outside of pages of documents: for one question, or for each of several. */
export { type Asked, useAsked } from './use-asked.ts';
export { useAnswerFor } from './use-answer-for.ts';
