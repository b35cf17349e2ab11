/** What appears beside the page: messages, questions, notifications. Loaded when it is first needed. */
export { FeedbackProvider, useFeedback, usePreloadFeedback } from './FeedbackProvider.tsx';
