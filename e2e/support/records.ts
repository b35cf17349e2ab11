import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

interface StoredState {
  origins: { localStorage: { name: string; value: string }[] }[];
}

/**
 * Calls the API as the administrator. `path` is below the base, e.g. `/base/customer/add`.
 * @returns its result.
 */
export async function callApi(
  page: Page,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  data?: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const headers = { 'X-Access-Token': administratorToken() };
  const answer = await page.request.fetch(`/jeecg-boot${path}`, { method, headers, ...(data && { data }) });
  const { success, message, result } = await answer.json();
  if (!success) throw new Error(`${method} ${path} was refused: ${message}`);
  return result;
}

/**
 * Adds records one after the other. `resource` is e.g. `/base/customer`.
 * @returns their ids.
 */
export async function addRecords(
  page: Page,
  resource: string,
  records: readonly Record<string, unknown>[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const record of records) ids.push(String((await callApi(page, 'POST', `${resource}/add`, record))['id']));
  return ids;
}

/** Returns the id of any record of a model. */
export async function anyRecord(page: Page, resource: string): Promise<string> {
  const { records } = await callApi(page, 'GET', `${resource}/list?pageSize=1`);
  return String(Array.isArray(records) ? records[0]?.id : undefined);
}

/** Returns a name that no other test and no earlier run uses. */
export function uniqueName(start: string): string {
  return `${start}${Date.now().toString(36)}${process.pid.toString(36)}`.toUpperCase();
}

function administratorToken(): string {
  const state: StoredState = JSON.parse(readFileSync('e2e/.auth/admin.json', 'utf8'));
  const entries = state.origins.flatMap((origin) => origin.localStorage);
  const token = entries.find((entry) => entry.name === 'Access-Token')?.value ?? '';
  return String(JSON.parse(token).value);
}
