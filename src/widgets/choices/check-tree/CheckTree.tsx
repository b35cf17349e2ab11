import { useMemo } from 'react';

import { splitList } from '../../../engine/values/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { useAnswer } from '../../../runtime/data/index.ts';
import type { CheckTreeProps } from './check-tree-props.ts';
import { CheckTreeBox } from './CheckTreeBox.tsx';

import './check-tree.css';

import { readNodes } from './read-nodes.ts';

/** A tree with checkboxes; its value is the ticked nodes (joined by commas, or an array where `joined` is false). */
export function CheckTree(props: CheckTreeProps) {
  return props.path === undefined ? <Ticks {...props} answer={props.tree} /> : <Asked {...props} path={props.path} />;
}

function Asked(props: CheckTreeProps & { path: string }) {
  const given = Object.entries(props.params ?? {}).filter(([, value]) => value !== null && value !== '');
  const texts = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  const answer = useAnswer(props.path, JSON.stringify(texts));
  const { height = 420 } = props;
  if (answer.status === 'ready') return <Ticks {...props} answer={answer.result} />;
  return (
    <div id={props.id} className="pw-check-tree" style={{ minHeight: Math.min(height, 200) }}>
      {answer.status === 'loading' ? (
        <p className="pw-check-tree-note" role="status">
          {say('正在加载…')}
        </p>
      ) : (
        <p className="pw-check-tree-note" role="alert">
          {answer.message}
          <Button type="link" size="small" onClick={answer.retry}>
            {say('重试')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Ticks({ answer, value, onChange, joined = true, items, ...rest }: CheckTreeProps & { answer: unknown }) {
  const nodes = useMemo(() => readNodes(answer, items), [answer, items]);
  const ticked = useMemo(() => splitList(value), [value]);
  const tick = (next: string[]) => onChange?.(next.length === 0 ? null : joined ? next.join(',') : next);
  return <CheckTreeBox {...rest} nodes={nodes} ticked={ticked} onTick={tick} />;
}
