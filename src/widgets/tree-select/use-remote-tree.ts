import { useState } from 'react';

import { useRuntime } from '../../runtime/registry/index.ts';
import {
  conditionMessage,
  isCondition,
  loadBranches,
  type RemoteNode,
  type RemoteTree,
  withBranches,
} from './remote-tree.ts';

/** A tree whose branches come when they are opened. `open` asks for the roots, again where the last time failed. */
export function useRemoteTree(tree: RemoteTree) {
  const { requests } = useRuntime().ports;
  const [nodes, setNodes] = useState<RemoteNode[]>();
  const [failure, setFailure] = useState<string>();
  const isWrong = !isCondition(tree.condition);
  const open = async (): Promise<void> => {
    if (isWrong || nodes) return;
    try {
      setFailure(undefined);
      setNodes(await loadBranches(requests, tree, tree.pidValue ?? '0'));
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : '加载失败，请稍后重试');
    }
  };
  const branch = async (id: string): Promise<void> => {
    const branches = await loadBranches(requests, tree, id);
    setNodes((all) => withBranches(all ?? [], id, branches));
  };
  return { nodes, failure: isWrong ? conditionMessage : failure, open, branch };
}
