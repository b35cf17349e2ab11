import { Button, Input } from 'antd';
import { useMemo, useState, type KeyboardEvent } from 'react';

import { allNodes, isSamePath, titleOfNode } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { designerWords, type Locale } from '../../words/index.ts';

import './find.css';

/** Finds nodes by title or key and selects them. Enter and Shift+Enter move on and back, Escape closes. */
export function FindBar({ design, locale, onClose }: { design: OpenDesign; locale: Locale; onClose: () => void }) {
  const words = designerWords[locale];
  const [query, setQuery] = useState('');
  const { tree, vocabulary, fields, select, selected } = design;
  const foundFor = (text: string) => {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return [];
    return allNodes(tree).flatMap((node) => {
      const title = titleOfNode(node, { vocabulary, ...(fields && { fields }) });
      return title.toLowerCase().includes(wanted) || node.key.toLowerCase().includes(wanted) ? [node.path] : [];
    });
  };
  // oxlint-disable-next-line react/exhaustive-deps -- what it reads of the design
  const found = useMemo(() => foundFor(query), [tree, vocabulary, fields, query]);
  const primary = selected.at(-1);
  const at = found.findIndex((path) => primary && isSamePath(path, primary));
  const go = (step: 1 | -1) => {
    const next = found[(at + step + found.length) % found.length] ?? found[0];
    if (next) select([next]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="pw-designer-find" role="search">
      <Input
        size="small"
        autoFocus
        placeholder={words.find}
        aria-label={words.find}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          const [first] = foundFor(target.value);
          if (first) select([first]);
        }}
        onKeyDown={onKeyDown}
      />
      <span role="status" className="pw-designer-find-count">
        {query.trim() !== '' && (found.length === 0 ? words.noneFound(query) : words.found(at + 1, found.length))}
      </span>
      <Button size="small" onClick={() => go(-1)} disabled={found.length === 0}>
        {words.previous}
      </Button>
      <Button size="small" onClick={() => go(1)} disabled={found.length === 0}>
        {words.next}
      </Button>
      <Button size="small" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}
