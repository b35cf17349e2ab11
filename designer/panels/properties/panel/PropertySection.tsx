import { omit } from 'es-toolkit';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react';

import { resolveForm, type ResolvedForm } from '../../../../src/engine/form/index.ts';
import { useFormHandle, useStructuralSharing, type FormModel } from '../../../../src/runtime/form/index.ts';
import { vocabularyOf } from '../../../../src/runtime/page/index.ts';
import { useRuntime } from '../../../../src/runtime/registry/index.ts';
import { readAt, type JsonObject, type JsonValue } from '../../../../src/schema/json/index.ts';
import type { Locale } from '../../../words/index.ts';
import { panelWords } from '../panel-words.ts';
import { propertyForm, type NamesOf } from '../property-form.ts';
import type { Property, PropertyGroup, PropertyMode } from '../property.ts';
import { fieldName, propertyValues } from '../read-value.ts';
import type { WriteOptions } from '../write-value.ts';
import { PanelItems, type PanelItem } from './items-context.ts';
import { useWrittenChanges } from './use-written-changes.ts';

const noDocuments = new Map();

/** A collapsible group of properties. */
export function PropertySection(props: {
  group: PropertyGroup;
  node: JsonObject;
  locale: Locale;
  scope: WriteOptions['scope'];
  namesOf: NamesOf | undefined;
  FormView: ComponentType<{ form: FormModel }>;
  isSearched: boolean;
  onChange: (path: readonly string[], value: JsonValue | undefined) => void;
  onCommit: () => void;
  onUnwritten: (group: string, labels: readonly string[]) => void;
}) {
  const { node, locale, scope, namesOf, FormView, isSearched, onChange, onCommit, onUnwritten } = props;
  const words = panelWords[locale];
  const [isOpen, setOpen] = useState(true);
  const [asked, setAsked] = useState<Readonly<Record<string, PropertyMode>>>({});
  const group = useMemo(() => inAskedModes(props.group, asked), [props.group, asked]);
  const form = usePanelForm(group, node, locale, namesOf);
  const options = useMemo(() => ({ locale, scope }), [locale, scope]);
  const problems = useWrittenChanges({ form, properties: group.properties, node, options, onChange, onCommit });

  useLayoutEffect(() => {
    const unwritten = group.properties.filter((property) => problems[fieldName(property)] !== undefined);
    onUnwritten(
      group.name,
      unwritten.map(({ label }) => label),
    );
    return () => onUnwritten(group.name, []);
  }, [group, problems, onUnwritten]);

  const latest = useRef(node);
  useLayoutEffect(() => void (latest.current = node), [node]);
  const toggle = useCallback(
    (property: Property) => {
      const { name, path, mode } = property;
      const value = readAt(latest.current, path);
      const isExpression = mode === 'expression';
      setAsked((before) => ({ ...before, [name]: isExpression ? 'fixed' : 'expression' }));
      // A fixed value is converted to an expression; an expression cannot be converted to a fixed value.
      if (value === undefined) return;
      onChange(path, isExpression ? undefined : expressionOf(value));
      onCommit();
    },
    [onChange, onCommit],
  );
  const reset = useCallback(
    ({ name, path }: Property) => {
      setAsked((before) => omit(before, [name]));
      onChange(path, undefined);
      onCommit();
    },
    [onChange, onCommit],
  );
  const itemOf = useMemo(() => {
    const items = group.properties.map((property): [string, PanelItem] => [
      form.controlId(fieldName(property)),
      {
        property,
        problem: problems[fieldName(property)],
        words,
        reset: () => reset(property),
        toggle: () => toggle(property),
      },
    ]);
    const byId = new Map(items);
    return (id: string) => byId.get(id);
  }, [form, group, problems, words, reset, toggle]);

  const drawn = useMemo(() => <FormView form={form} />, [FormView, form]);

  return (
    <details
      className="pw-properties-group"
      open={isOpen || isSearched}
      onToggle={(event) => !isSearched && setOpen(event.currentTarget.open)}
    >
      <summary>{group.label}</summary>
      <PanelItems value={itemOf}>{drawn}</PanelItems>
    </details>
  );
}

function inAskedModes(group: PropertyGroup, asked: Readonly<Record<string, PropertyMode>>): PropertyGroup {
  const properties = group.properties.map((property) => {
    const mode = asked[property.name];
    return mode === undefined || (property.isChanged && !property.isMixed) ? property : { ...property, mode };
  });
  return { ...group, properties };
}

function expressionOf(value: JsonValue): string {
  return `{{ ${JSON.stringify(value)} }}`;
}

function usePanelForm(group: PropertyGroup, node: JsonObject, locale: Locale, namesOf: NamesOf | undefined): FormModel {
  const { registry } = useRuntime();
  const resolve = useMemo(() => {
    const source = { document: `designer/${group.name}.form`, pointer: '', body: propertyForm(group, locale, namesOf) };
    return (previous: ResolvedForm | undefined) => resolveForm(source, noDocuments, vocabularyOf(registry), previous);
  }, [group, locale, namesOf, registry]);
  const resolved = useStructuralSharing(resolve);
  return useFormHandle({ form: resolved, record: propertyValues([group], node), mode: 'edit' });
}
