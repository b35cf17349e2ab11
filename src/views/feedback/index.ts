/** What appears beside the page: messages, questions, notifications. Loaded when it is first needed. */
export { useNotify } from './use-notify.tsx';
export { FeedbackProvider, useFeedback, usePreloadFeedback } from './FeedbackProvider.tsx';
