import { useEffect, useRef } from 'react';

import { addressedEntry, useDialogs } from '../../dialog/index.ts';
import { portError, type PortError } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import type { ListController, ListLocation } from '../controller/index.ts';
import type { AddressActions } from './addressed-opening.ts';
import { findRecord } from './find-record.ts';
import { addressedRecord } from './record-address.ts';

/**
 * Synchronizes the address of a list with the dialog of one of its records: an address opens its record, Back closes
 * the dialog (with a question if there is unsaved input), and closing the dialog removes its address.
 */
export function useRecordAddress(page: {
  controller: ListController;
  location: ListLocation;
  actions: AddressActions;
  owner: string;
  onFailure: (error: PortError) => void;
}): void {
  const { controller, location, owner } = page;
  const { records } = useRuntime().ports;
  const { entries, leave } = useDialogs(owner);
  const latest = useRef(page);
  useEffect(() => void (latest.current = page));
  /**
   * The address that is being handled: its record is being looked up, or an open dialog was requested to close for it.
   */
  const followed = useRef<string>(undefined);
  const last = useRef<{ id: string; address: string }>(undefined);
  const { record: address = '' } = location;
  const hasAddresses = location.openRecord !== undefined && controller.list.endpoints.queryById !== null;
  const isRead = controller.status !== 'loading';
  const open = addressedEntry(entries);

  useEffect(() => {
    if (!hasAddresses) return;
    const place = () => latest.current.location;
    const closed = open === undefined ? last.current : undefined;
    last.current = open;
    if (closed) followed.current = undefined;
    if (closed?.address === address) return place().closeRecord?.();
    if (open?.address === address) followed.current = undefined;
    if (open?.address === address || followed.current === address) return;
    if (open) {
      followed.current = address;
      leave(open.id, () => {
        followed.current = undefined;
        place().openRecord?.(open.address);
      });
      return;
    }
    const wanted = addressedRecord(address);
    if (!wanted || !isRead) return;
    followed.current = address;
    const show = async () => {
      const { list, snapshot } = latest.current.controller;
      const found =
        wanted.mode === 'create'
          ? { mode: wanted.mode }
          : { mode: wanted.mode, ...(await findRecord(wanted.name, list, snapshot.records, records)) };
      if (followed.current !== address) return;
      if (!latest.current.actions.openAddressed({ ...found, address })) place().closeRecord?.();
    };
    show().catch((reason: unknown) => {
      latest.current.onFailure(portError(reason));
      place().closeRecord?.();
    });
  }, [address, open, isRead, hasAddresses, leave, records]);
}
