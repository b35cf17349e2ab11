import { createContext, Suspense, use, useEffect, useReducer, useState, type ReactNode } from 'react';

import { useLoaded } from '../../runtime/registry/index.ts';
import { antdComponent, useAntdScope } from '../antd-scope/AntdScope.tsx';
import { createFeedback, type Feedback, type FeedbackSource } from './create-feedback.ts';

const FeedbackContext = createContext<FeedbackSource | undefined>(undefined);

const AntdFeedback = antdComponent(async () => (await import('./AntdFeedback.tsx')).AntdFeedback);

/** Provides messages, questions and notifications to all components below. */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const [source] = useState(createFeedback);
  const isReady = useAntdFeedback(source);
  return (
    <FeedbackContext value={source}>
      {children}
      {isReady && (
        <Suspense fallback={null}>
          <AntdFeedback onReady={source.attach} />
        </Suspense>
      )}
    </FeedbackContext>
  );
}

function useAntdFeedback(source: FeedbackSource): boolean {
  const scope = useAntdScope();
  const [wanted, want] = useReducer((times: number) => times + 1, source.isWanted() ? 1 : 0);
  useEffect(() => {
    if (source.isWanted()) want();
    return source.subscribe(want);
  }, [source]);
  const [isHere, isScopeHere] = [useLoaded(AntdFeedback, wanted), useLoaded(scope, wanted)];
  return wanted > 0 && isHere && isScopeHere;
}

/**
 * Returns the messages, questions and notifications.
 * @throws outside of a `FeedbackProvider`.
 */
export function useFeedback(): Feedback {
  return useSource().feedback;
}

/** Returns a function that loads the code of messages before the first one. */
export function usePreloadFeedback(): () => void {
  return useSource().want;
}

function useSource(): FeedbackSource {
  const source = use(FeedbackContext);
  if (!source) throw new Error('FeedbackProvider is missing');
  return source;
}
