import { useCallback, useEffect, useState } from 'react';

import { filterTree, withChildren, type TreeNode } from '../../engine/picker/index.ts';
import type { PickerTree } from '../../engine/trees/tree-source.ts';
import { allCapabilities, portError, type PortError } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';
import { useTextMatch } from '../search/use-text-match.ts';

export interface TreeNodes {
  status: 'loading' | 'ready' | 'error';
  error: PortError | undefined;
  retry: () => void;
  /** The visible nodes: all loaded ones, or those that match the keyword. */
  nodes: readonly TreeNode[];
  all: readonly TreeNode[];
  open: (key: string) => Promise<void>;
  isSearching: boolean;
}

/**
 * Loads a tree, completely or level by level, and searches it. The search runs on the server if the tree defines a
 * search or the server supports one for trees loaded level by level, debounced by 300 ms; otherwise it matches the
 * loaded nodes by letters and pinyin. `tree` must keep its identity.
 */
export function useTreeNodes(tree: PickerTree | undefined, keyword: string): TreeNodes {
  const { lookups } = useRuntime().ports;
  const [all, setAll] = useState<readonly TreeNode[]>();
  const [error, setError] = useState<PortError>();
  const [attempt, setAttempt] = useState(0);
  const [searches, setSearches] = useState(0);
  const typed = keyword.trim();
  const searched = useServerSearch(tree, typed, searches);
  const match = useTextMatch(typed !== '');

  useEffect(() => {
    const call = tree?.whole ?? tree?.children;
    if (!call) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const asked = tree?.whole ? lookups.tree(tree.whole, { evict: true }) : lookups.treeLevel(call, { signal });
    asked.then(
      async (nodes) => {
        const [only] = nodes;
        const level = nodes.length === 1 && only?.children === undefined ? tree?.children : undefined;
        const below =
          level && only && (await lookups.treeLevel(level, { parent: only.key, signal }).catch(() => undefined));
        if (!controller.signal.aborted) setAll(below && only ? withChildren(nodes, only.key, below) : nodes);
      },
      (reason: unknown) => {
        if (!controller.signal.aborted) setError(portError(reason));
      },
    );
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt is a reason to ask again
  }, [lookups, tree, attempt]);

  const open = useCallback(
    async (key: string) => {
      if (!tree?.children) return;
      const children = await lookups.treeLevel(tree.children, { parent: key });
      setAll((nodes) => withChildren(nodes ?? [], key, children));
    },
    [lookups, tree],
  );
  const retry = () => {
    setSearches((count) => count + 1);
    if (!error) return;
    setError(undefined);
    setAttempt((count) => count + 1);
  };
  const here = all ?? none;
  const nodes = typed === '' ? here : (searched?.nodes ?? filterTree(here, (title) => match(title, typed)));
  const failure = error ?? searched?.error;
  return {
    status: failure && (!all || searched?.error) ? 'error' : all ? 'ready' : 'loading',
    error: failure,
    retry,
    nodes,
    all: here,
    open,
    isSearching: searched !== undefined && searched.nodes === undefined && searched.error === undefined,
  };
}

const none: readonly TreeNode[] = [];
const typingRest = 300;

interface Searched {
  nodes?: TreeNode[];
  error?: PortError;
}

/** Returns undefined if the server does not search or there is no keyword; empty until the response arrives. */
function useServerSearch(tree: PickerTree | undefined, typed: string, attempt: number): Searched | undefined {
  const { lookups, capabilities = allCapabilities } = useRuntime().ports;
  const [found, setFound] = useState<Searched & { typed: string; attempt: number }>();
  const mayAsk = tree?.whole === undefined && tree?.searchesChildren && capabilities.treeSearch;
  const call = tree?.search ?? (mayAsk ? tree?.children : undefined);
  useEffect(() => {
    if (!call || typed === '') return undefined;
    const controller = new AbortController();
    const finish = (searched: Searched) => {
      if (!controller.signal.aborted) setFound({ ...searched, typed, attempt });
    };
    const timer = setTimeout(() => {
      lookups.treeLevel(call, { keyword: typed, signal: controller.signal }).then(
        (nodes) => finish({ nodes }),
        (reason: unknown) => finish(refusedSearch(portError(reason))),
      );
    }, typingRest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [lookups, call, typed, attempt]);
  if (!call || typed === '') return undefined;
  return found?.typed === typed && found.attempt === attempt ? found : {};
}

/** The server rejects a search without results; any other error is a failure. */
function refusedSearch(error: PortError): Searched {
  return error.kind === 'server' && error.isAnswer ? { nodes: [] } : { error };
}
