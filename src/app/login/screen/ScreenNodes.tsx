import { Fragment, type ReactNode } from 'react';

import { safeUrl } from '../../../engine/gate/index.ts';
import { readText } from '../../../engine/values/index.ts';
import {
  readItems,
  readNumber,
  readObject,
  readString,
  type JsonObject,
  type JsonValue,
} from '../../../schema/json/index.ts';
import { PlainLink } from '../PlainLink.tsx';

/** The parts that a page of the application renders into its document. */
export interface Drawing {
  parts: Readonly<Record<string, (title: string | undefined) => ReactNode>>;
  tabs?: (node: JsonObject) => ReactNode;
  /** Returns false for a link that should be hidden. `path` is a path of the application. */
  leadsTo?: (path: string) => boolean;
}

/**
 * Renders the children of a node of a page before sign-in. Such a page is rendered without the runtime, so it supports
 * few components (`findOpenPageMistakes`) and skips all others.
 */
export function ScreenNodes({ of, drawing }: { of: JsonValue | undefined; drawing: Drawing }) {
  return Object.entries(readObject(readObject(of)['properties'])).map(([name, node]) => (
    <Fragment key={name}>{drawn(readObject(node), drawing)}</Fragment>
  ));
}

function drawn(node: JsonObject, drawing: Drawing): ReactNode {
  const { parts, tabs, leadsTo } = drawing;
  const props = readObject(node['x-component-props']);
  const title = readText(node['title']);
  switch (node['x-component']) {
    case 'HostPart': {
      const part = readString(props['part']) ?? '';
      return Object.hasOwn(parts, part) && parts[part]?.(title);
    }
    case 'Text': {
      const Tag = props['level'] === 'title' ? 'h1' : 'p';
      return (
        <Tag data-level={readString(props['level'])}>{readText(node['x-content']) ?? readString(props['text'])}</Tag>
      );
    }
    case 'PicturePart':
      return (
        <img
          src={safeUrl(props['src'])}
          alt={readString(props['alt']) ?? ''}
          style={{ maxHeight: readNumber(props['height']) }}
        />
      );
    case 'ActionButton': {
      const to = safeUrl(readItems(readObject(node['x-actions'])['press'])[0]?.['navigate']);
      return to !== undefined && leadsTo?.(to) !== false && <PlainLink to={to}>{title}</PlainLink>;
    }
    case 'Tabs':
      return tabs?.(node);
    case 'Grid':
      return (
        <div className="pw-sign-in-links">
          <ScreenNodes of={node} drawing={drawing} />
        </div>
      );
  }
  return undefined;
}
