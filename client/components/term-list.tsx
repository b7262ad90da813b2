interface TermListProps {
  /** Each a name, and what it means. */
  terms: readonly (readonly string[])[];
  className?: string;
}

/** Terms, each with what it means. */
export function TermList({ terms, className = 'g2 small' }: TermListProps) {
  return (
    <dl className={`terms stack ${className}`}>
      {terms.map(([name, what]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
