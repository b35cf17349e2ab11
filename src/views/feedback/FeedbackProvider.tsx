import { createContext, type ReactNode, Suspense, use, useEffect, useState } from 'react';

import { isLoaded, preload } from '../../runtime/registry/index.ts';
import { antdComponent, AntdScopeContext } from '../antd-scope/index.ts';
import { createFeedback, type Feedback, type FeedbackSource } from './create-feedback.ts';

const FeedbackContext = createContext<FeedbackSource | undefined>(undefined);

const AntdFeedback = antdComponent(async () => (await import('./AntdFeedback.tsx')).AntdFeedback);

/** Lets everything below say and ask things beside the page. */
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

/**
 * Loads the code of messages when they are wanted. Where that fails without a network, the messages wait: it is loaded
 * again with the next message, or when the network is back.
 */
function useAntdFeedback(source: FeedbackSource): boolean {
  const scope = use(AntdScopeContext);
  const [isReady, setReady] = useState(() => isLoaded(AntdFeedback) && isLoaded(scope) && source.isWanted());
  useEffect(() => {
    const load = () =>
      void Promise.all([preload(AntdFeedback), preload(scope)]).then(
        () => setReady(true),
        () => undefined,
      );
    const loadWanted = () => source.isWanted() && load();
    loadWanted();
    const unsubscribe = source.subscribe(load);
    window.addEventListener('online', loadWanted);
    return () => {
      unsubscribe();
      window.removeEventListener('online', loadWanted);
    };
  }, [source, scope]);
  return isReady;
}

/** Messages, questions and notifications. @throws outside of a `FeedbackProvider`. */
export function useFeedback(): Feedback {
  return useSource().feedback;
}

/** Loads the code of messages before the first one. */
export function usePreloadFeedback(): () => void {
  return useSource().want;
}

function useSource(): FeedbackSource {
  const source = use(FeedbackContext);
  if (!source) throw new Error('FeedbackProvider is missing');
  return source;
}
