import { Button, Modal } from 'antd';
import { useState, type KeyboardEvent } from 'react';

import type { DependencyGraph, SentenceLocale } from '../../../src/engine/sentences/index.ts';
import { box, layoutGraph, type PlacedBox } from './graph-layout.ts';
import { logicWords, type LogicWords } from './logic-words.ts';

const longest = 11;

/** Shows the dependencies between fields as a layered graph and as a list. A click on a field reveals it. */
export function GraphDialog(props: {
  graph: DependencyGraph;
  locale: SentenceLocale;
  onChoose: (path: string) => void;
  onClose: () => void;
}) {
  const { graph, locale, onChoose, onClose } = props;
  const words = logicWords[locale];
  const [met, setMet] = useState<string>();
  const { boxes, lines, width, height } = layoutGraph(graph);
  const isMet = (line: { from: string; to: string }) => line.from === met || line.to === met;
  return (
    <Modal
      open
      title={words.graphOf}
      width={1000}
      maskClosable={false}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      {boxes.length === 0 ? (
        <p>{words.noGraph}</p>
      ) : (
        <>
          <div className="pw-graph">
            <svg width={width} height={height} role="group" aria-label={words.graphOf}>
              <defs>
                <marker
                  id="pw-graph-arrow"
                  viewBox="0 0 8 8"
                  refX="8"
                  refY="4"
                  markerWidth="8"
                  markerHeight="8"
                  orient="auto"
                >
                  <path d="M0 0 L8 4 L0 8 z" />
                </marker>
              </defs>
              {lines.map((line) => (
                <path
                  key={`${line.from} ${line.to}`}
                  d={line.d}
                  className={isMet(line) ? 'pw-graph-line pw-graph-met' : 'pw-graph-line'}
                  markerEnd="url(#pw-graph-arrow)"
                />
              ))}
              {boxes.map((node) => (
                <Box key={node.path} node={node} graph={graph} words={words} onChoose={onChoose} setMet={setMet} />
              ))}
            </svg>
          </div>
          <ul aria-label={words.list} className="pw-graph-list">
            {boxes.flatMap(({ path, title }) => {
              const above = titlesOf(graph, path, 'from');
              return above.length > 0 ? [<li key={path}>{words.dependsOn(title, above)}</li>] : [];
            })}
          </ul>
        </>
      )}
    </Modal>
  );
}

function Box(props: {
  node: PlacedBox;
  graph: DependencyGraph;
  words: LogicWords;
  onChoose: (path: string) => void;
  setMet: (path: string | undefined) => void;
}) {
  const { node, graph, words, onChoose, setMet } = props;
  const { path, title, x, y, isInCircle } = node;
  const [above, below] = [titlesOf(graph, path, 'from'), titlesOf(graph, path, 'to')];
  const label = [
    above.length > 0 ? words.dependsOn(title, above) : words.alone(title),
    ...(below.length > 0 ? [words.decides(title, below)] : []),
  ].join('; ');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose(path);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no button inside an SVG
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      className={isInCircle ? 'pw-graph-box pw-graph-circle' : 'pw-graph-box'}
      transform={`translate(${x} ${y})`}
      onClick={() => onChoose(path)}
      onKeyDown={onKeyDown}
      onFocus={() => setMet(path)}
      onBlur={() => setMet(undefined)}
      onPointerEnter={() => setMet(path)}
      onPointerLeave={() => setMet(undefined)}
    >
      <title>{title}</title>
      <rect width={box.width} height={box.height} rx={6} />
      <text x={box.width / 2} y={box.height / 2} textAnchor="middle" dominantBaseline="central">
        {title.length > longest ? `${title.slice(0, longest)}…` : title}
      </text>
    </g>
  );
}

function titlesOf({ nodes, edges }: DependencyGraph, path: string, end: 'from' | 'to'): string[] {
  const others = edges.filter((edge) => edge[end === 'from' ? 'to' : 'from'] === path).map((edge) => edge[end]);
  return others.map((other) => nodes.find((node) => node.path === other)?.title ?? other);
}
