/** What to press, one cap for each key; keys with a space between them follow one another. */
export function Keys({ children }: { children: string }) {
  return (
    <span className="inline-flex gap-1">
      {children.split(' ').map((key) => (
        <kbd
          key={key}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line bg-sunken px-1 font-sans text-2xs text-muted"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
