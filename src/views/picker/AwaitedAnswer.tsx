import { say } from '../../locale/index.ts';

/** Shows above a list that Enter waits for the answer to the typed text. */
export function AwaitedAnswer({ text }: { text: string | undefined }) {
  return (
    <div role="status" className="pw-awaited-answer">
      {text !== undefined && say('正在查找“{text}”，找到后自动选中', { text })}
    </div>
  );
}
