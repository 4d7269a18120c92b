import { Search } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

const SETTLED_MS = 250;

interface Props {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Reports the trimmed text shortly after the last key. Clearing the search elsewhere empties the box. */
export function SearchBox({ label, placeholder = label, value, onChange }: Props): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (box.current && box.current.value.trim() !== value) box.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <label className="search-box">
      <Search size={16} aria-hidden="true" />
      <span className="sr-text">{label}</span>
      <input
        ref={box}
        type="search"
        placeholder={placeholder}
        defaultValue={value}
        onChange={({ target }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onChange(target.value.trim()), SETTLED_MS);
        }}
      />
    </label>
  );
}
