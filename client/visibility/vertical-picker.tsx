/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   A datalist cannot be searched by synonyms. The input keeps focus and handles the keys. */
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Vertical } from '../../contract/vocabulary.ts';
import { ChevronIcon } from '../components/icons.tsx';
import type { VisibilityTexts } from './nb.ts';
import { searchVerticals, verticalNamed } from './vertical-search.ts';
import styles from './picker.module.css';

interface VerticalPickerProps {
  texts: VisibilityTexts;
  chosen: Vertical | undefined;
  onChoose: (vertical: Vertical | undefined) => void;
  problem: string | undefined;
}

/** Combobox of industries, searchable by name and synonyms. */
export function VerticalPicker({ texts, chosen, onChoose, problem }: VerticalPickerProps) {
  const id = useId();
  const words = texts.verticals;
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const offers = searchVerticals(typed ?? '', words);
  const at = Math.min(active, offers.length - 1);

  const open = (place: number): void => {
    setOpen(true);
    move(place);
  };
  const move = (place: number): void => {
    setActive(place);
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  };
  const type = (text: string): void => {
    setTyped(text);
    onChoose(verticalNamed(text, words));
    open(0);
  };
  // Text typed before hydration is searched for on mount.
  const adoptTypedText = useRef((): void => {
    const { value, defaultValue } = input.current!;
    if (value === defaultValue) return;
    type(value);
    if (input.current === document.activeElement) return;
    setOpen(false);
    settle(value);
  });
  useLayoutEffect(() => adoptTypedText.current(), []);
  const choose = (vertical: Vertical): void => {
    onChoose(vertical);
    setTyped(undefined);
    setOpen(false);
  };
  const settle = (text: string): void => {
    const found = searchVerticals(text, words);
    const named = verticalNamed(text, words) ?? (found.length === 1 && text.trim() !== '' ? found[0]!.id : undefined);
    if (named) choose(named);
    else if (text.trim() === '') setTyped(undefined);
  };
  const leave = (): void => {
    setOpen(false);
    if (typed !== undefined) settle(typed);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (offers.length > 0) open(isOpen ? (at + step + offers.length) % offers.length : Math.max(0, at));
    } else if (event.key === 'Enter' && isOpen && offers[at]) {
      event.preventDefault();
      choose(offers[at].id);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  };

  const description = problem ?? (isOpen && offers.length === 0 ? texts.form.noVertical : texts.form.verticalHint);
  return (
    <div className="field">
      <label htmlFor={`${id}-input`}>{texts.form.vertical}</label>
      <div className={styles.box}>
        <input
          ref={input} id={`${id}-input`} className="input" type="text" role="combobox" autoComplete="off"
          spellCheck={false}
          aria-expanded={isOpen} aria-controls={`${id}-list`} aria-autocomplete="list" aria-describedby={`${id}-description`}
          aria-invalid={problem ? true : undefined}
          aria-activedescendant={isOpen && offers[at] ? `${id}-${offers[at].id}` : undefined}
          value={typed ?? (chosen ? words[chosen][0] : '')}
          onChange={(event) => type(event.target.value)}
          onClick={() => open(Math.max(0, offers.findIndex((offer) => offer.id === chosen)))}
          onKeyDown={onKeyDown} onBlur={leave}
        />
        <ChevronIcon />
        {chosen && <input type="hidden" name="vertical" value={chosen} />}
        <div
          ref={list} id={`${id}-list`} className={`card ${styles.list}`} role="listbox" aria-label={texts.form.vertical}
          hidden={!isOpen || offers.length === 0}
        >
          {offers.map((offer, place) => (
            <div
              key={offer.id} id={`${id}-${offer.id}`} role="option" tabIndex={-1} aria-selected={offer.id === chosen}
              data-active={place === at || undefined} onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(offer.id)}
            >
              {offer.name}
            </div>
          ))}
        </div>
      </div>
      <p id={`${id}-description`} className={problem ? 'hint refusal' : 'hint'}>{description}</p>
      <output className="sr-only">{isOpen ? texts.form.found(offers.length) : ''}</output>
    </div>
  );
}
