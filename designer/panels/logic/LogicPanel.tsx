import { Button, Select } from 'antd';
import { groupBy } from 'es-toolkit';
import { useEffect, useMemo, useRef, useState } from 'react';

import type { ResolvedForm } from '../../../src/engine/form/index.ts';
import {
  dependencyGraph,
  fieldTitles,
  formSentences,
  type LogicSentence,
  type SentenceLocale,
} from '../../../src/engine/sentences/index.ts';
import { fromPointer, type Path } from '../../../src/schema/json/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { GraphDialog } from './GraphDialog.tsx';
import { logicWords } from './logic-words.ts';
import { revealProperty } from './reveal-property.ts';
import { pointerOf, sentencePlace } from './sentence-place.ts';
import { SentenceGroup } from './SentenceGroup.tsx';
import { useDictionaryTexts } from './use-dictionary-texts.ts';
import { useRuleDialog } from './use-rule-dialog.tsx';

import './logic.css';

export interface LogicPanelProps {
  design: OpenDesign;
  form: ResolvedForm;
  locale: SentenceLocale;
  /** Called before a property is revealed, since its panel may be closed. */
  onReveal?: () => void;
}

/**
 * Lists the logic of the form as sentences, grouped by field, with their problems. A click reveals the place where a
 * sentence is written.
 */
export function LogicPanel({ design, form, locale, onReveal }: LogicPanelProps) {
  const words = logicWords[locale];
  const [field, setField] = useState<string>();
  const [isOnlyWrong, setOnlyWrong] = useState(false);
  const [isGraphOpen, setGraphOpen] = useState(false);
  const [revealed, setRevealed] = useState<{ property: Path }>();
  const root = useRef<HTMLElement>(null);
  const dictionaries = useDictionaryTexts(form);
  const sentences = useMemo(() => formSentences(form, locale, dictionaries), [form, locale, dictionaries]);
  const wrong = sentences.filter(({ flags }) => flags.length > 0);
  const titles = useMemo(() => titlesOf(sentences, fieldTitles(form, locale)), [sentences, form, locale]);
  const shown = (isOnlyWrong ? wrong : sentences).filter((each) => field === undefined || hasToDo(each, field));
  const groups = groupBy(shown, ({ target }) => target?.path ?? '');
  const select = (node: Path) => design.select(node.length > 0 ? [node] : []);
  const goTo = (sentence: LogicSentence) => {
    const place = sentencePlace(sentence, form);
    if (!place) return;
    select(place.node);
    onReveal?.();
    setRevealed({ property: place.property });
  };
  const { add, adderOf, editOf, dialog } = useRuleDialog({ design, form, locale, words, dictionaries, sentences });
  const choose = (path: string) => {
    const pointer = pointerOf(form.nodes, path.split('.')[0] ?? path);
    setGraphOpen(false);
    setField(path);
    if (pointer !== undefined) select(fromPointer(pointer));
  };
  useEffect(() => {
    const panel = root.current?.closest('.pw-designer')?.querySelector('.pw-designer-properties');
    return revealed && panel ? revealProperty(panel, revealed.property) : undefined;
  }, [revealed]);
  const adding = (
    <Button size="small" onClick={add}>
      {words.addRule}
    </Button>
  );
  if (sentences.length === 0)
    return (
      <section ref={root} className="pw-logic" aria-label={words.panel}>
        <p className="pw-logic-none">{words.none}</p>
        <div>{adding}</div>
        {dialog}
      </section>
    );
  return (
    <section ref={root} className="pw-logic" aria-label={words.panel}>
      <Select
        size="small"
        showSearch
        allowClear
        aria-label={words.filter}
        placeholder={words.all}
        value={field}
        onChange={(next: string | undefined) => setField(next)}
        optionFilterProp="label"
        options={[...titles].map(([value, label]) => ({ value, label }))}
      />
      <div className="pw-logic-tools">
        <span role="status">
          {words.count(shown.length)}
          {wrong.length > 0 && (locale === 'zh-CN' ? '，' : ', ')}
          {wrong.length > 0 && <strong>{words.wrong(wrong.length)}</strong>}
        </span>
        {wrong.length > 0 && (
          <Button size="small" type="text" aria-pressed={isOnlyWrong} onClick={() => setOnlyWrong(!isOnlyWrong)}>
            {words.onlyWrong}
          </Button>
        )}
        {adding}
        <Button size="small" onClick={() => setGraphOpen(true)}>
          {words.graph}
        </Button>
      </div>
      {Object.entries(groups).map(([path, inside]) => (
        <SentenceGroup
          key={path}
          title={inside[0]?.target?.title ?? words.form}
          sentences={inside}
          document={form.document}
          words={words}
          onChoose={goTo}
          onAdd={adderOf(path)}
          editOf={editOf}
        />
      ))}
      {shown.length === 0 && field !== undefined && <p>{words.noneOf(titles.get(field) ?? field)}</p>}
      {dialog}
      {isGraphOpen && (
        <GraphDialog
          graph={dependencyGraph(sentences, (path) => titles.get(path) ?? path)}
          locale={locale}
          onChoose={choose}
          onClose={() => setGraphOpen(false)}
        />
      )}
    </section>
  );
}

function hasToDo({ target, reads }: LogicSentence, field: string): boolean {
  return target?.path === field || reads.includes(field);
}

function titlesOf(sentences: readonly LogicSentence[], titleOf: (path: string) => string): ReadonlyMap<string, string> {
  return new Map([
    ...sentences.flatMap(({ reads }) => reads.map((path) => [path, titleOf(path)] as const)),
    ...sentences.flatMap(({ target }) => (target ? [[target.path, target.title] as const] : [])),
  ]);
}
