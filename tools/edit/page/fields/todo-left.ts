import { placeholderPrice } from '../../../../app/content/placeholder.ts';
import { same } from '../../same.ts';
import type { Entry } from '../ask.ts';
import { listOf } from './group.tsx';

/** A field of a template leaves the list of what is still to be filled in when it is changed. */
export function withTodo(facts: NonNullable<Entry['facts']>, saved: Entry['facts']) {
  const { todo, ...rest } = facts;
  const left = listOf(todo).filter(
    (name) =>
      same(facts[String(name)], saved?.[String(name)]) ||
      (name === 'price' && facts['price'] === placeholderPrice),
  );
  return left.length > 0 ? { ...facts, todo: left } : rest;
}
