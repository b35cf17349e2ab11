import { isEqual } from 'es-toolkit';
import { useCallback, useMemo, useRef, useState, type ComponentType, type FocusEvent } from 'react';

import { useStructuralSharing, type FormModel } from '../../../../src/runtime/form/index.ts';
import { RuntimeProvider, useRuntime } from '../../../../src/runtime/registry/index.ts';
import { scopeTypes } from '../../../../src/schema/check/index.ts';
import type { ExpressionPlace, ScopeTypes } from '../../../../src/schema/expressions/index.ts';
import type { JsonObject, JsonValue } from '../../../../src/schema/json/index.ts';
import type { Locale } from '../../../words/index.ts';
import { commonProperties, type Selected } from '../common-properties.ts';
import { panelWords } from '../panel-words.ts';
import { propertiesOf } from '../properties-of.ts';
import type { NamesOf } from '../property-form.ts';
import type { PropertyGroup, PropertyTarget } from '../property.ts';
import { PropertyDescription } from './PropertyDescription.tsx';
import { PropertyItem } from './PropertyItem.tsx';
import { PropertySection } from './PropertySection.tsx';

import './property-panel.css';

export interface PropertyPanelProps {
  target: PropertyTarget;
  /** The selected node in the document, or the whole document. */
  node: JsonObject;
  /**
   * The rest of the selection: only common properties are shown, and changes apply to all. Must be stable between
   * renders.
   */
  others?: readonly Selected[];
  /** Called on each key press with a valid value; undefined removes the key. */
  onChange: (path: readonly string[], value: JsonValue | undefined) => void;
  /** Called when a change is complete: the focus has left it, or it was a single step. */
  onCommit?: () => void;
  /** Called with the labels of all properties whose input is invalid. Must be stable between renders. */
  onUnwritten?: ((labels: readonly string[]) => void) | undefined;
  FormView: ComponentType<{ form: FormModel }>;
  locale: Locale;
  /** The types that an expression can see; open types by default. Must be stable between renders. */
  scope?: (place: ExpressionPlace) => ScopeTypes;
  namesOf?: NamesOf;
}

type Common = ReturnType<typeof commonProperties>;

const noModels = { fields: () => undefined };
const openScope = (place: ExpressionPlace): ScopeTypes => scopeTypes(place, undefined, undefined, noModels);

/**
 * Edits the properties of the selection, derived only from the annotated schemas. It is reset when the target changes.
 */
export function PropertyPanel(props: PropertyPanelProps) {
  const runtime = useRuntime();
  // Its fields are rendered as usual, except that the panel provides the item around them.
  const inPanel = useMemo(() => {
    const { registry } = runtime;
    return { ...runtime, registry: { ...registry, views: { ...registry.views, FormItem: PropertyItem } } };
  }, [runtime]);
  const { target } = props;
  return (
    <RuntimeProvider runtime={inPanel}>
      <Panel key={[target, ...(props.others ?? []).map((other) => other.target)].map(addressOf).join(' ')} {...props} />
    </RuntimeProvider>
  );
}

function Panel({
  target,
  node: written,
  others,
  onChange,
  onCommit,
  onUnwritten,
  FormView,
  locale,
  scope = openScope,
  namesOf,
}: PropertyPanelProps) {
  const words = panelWords[locale];
  const [query, setQuery] = useState('');
  const [met, setMet] = useState<string>();
  const [isOpenChange, setOpenChange] = useState(false);
  const { groups, node } = useStructuralSharing(
    useCallback(
      (previous: Common | undefined) => {
        const common =
          others && others.length > 0
            ? commonProperties([{ target, node: written }, ...others], locale)
            : { groups: propertiesOf(target, written, locale), node: written };
        return { ...common, groups: sharedGroups(previous?.groups ?? [], common.groups) };
      },
      [target, written, others, locale],
    ),
  );
  const found = useMemo(() => groups.flatMap((group) => matching(group, query)), [groups, query]);
  const change = useCallback(
    (path: readonly string[], value: JsonValue | undefined) => {
      setOpenChange(true);
      onChange(path, value);
    },
    [onChange],
  );
  const commit = useCallback(() => {
    setOpenChange(false);
    onCommit?.();
  }, [onCommit]);
  const unwritten = useRef(new Map<string, readonly string[]>());
  const noteUnwritten = useCallback(
    (group: string, labels: readonly string[]) => {
      unwritten.current.set(group, labels);
      onUnwritten?.([...unwritten.current.values()].flat());
    },
    [onUnwritten],
  );
  const leave = ({ target: left, relatedTarget }: FocusEvent) => {
    if (isOpenChange && nameAround(left) !== nameAround(relatedTarget)) commit();
  };
  const described = groups.flatMap(({ properties }) => properties).find(({ name }) => name === met);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only follows where one is
    <section
      className="pw-properties"
      aria-label={words.panel}
      onFocus={(event) => setMet(nameAround(event.target) ?? met)}
      onBlur={leave}
      onPointerOver={(event) => setMet(nameAround(event.target) ?? met)}
    >
      <input
        type="search"
        className="pw-properties-search"
        aria-label={words.search}
        placeholder={words.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div className="pw-properties-groups">
        {found.map((group) => (
          <PropertySection
            key={group.name}
            group={group}
            node={node}
            locale={locale}
            scope={scope}
            namesOf={namesOf}
            FormView={FormView}
            isSearched={query !== ''}
            onChange={change}
            onCommit={commit}
            onUnwritten={noteUnwritten}
          />
        ))}
        {found.length === 0 && (
          <p role="status" className="pw-properties-none">
            {words.noneFound(query)}
          </p>
        )}
      </div>
      <PropertyDescription property={described} locale={locale} />
    </section>
  );
}

function addressOf(target: PropertyTarget): string {
  return target.kind === 'node' ? `${target.widget} ${target.address}` : '';
}

/** Typing only changes values, so equal groups keep their identity. */
function sharedGroups(previous: readonly PropertyGroup[], groups: readonly PropertyGroup[]): PropertyGroup[] {
  return groups.map((group) => {
    const before = previous.find(({ name }) => name === group.name);
    return before && isEqual(before, group) ? before : group;
  });
}

function matching(group: PropertyGroup, query: string): PropertyGroup[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [group];
  const properties = group.properties.filter(({ label, path }) =>
    [label, ...path.slice(-1)].some((text) => text.toLowerCase().includes(wanted)),
  );
  return properties.length > 0 ? [{ ...group, properties }] : [];
}

function nameAround(target: EventTarget | null): string | undefined {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-property]') : null;
  return item?.dataset.property;
}
