export function Keys({ children }: { children: string }) {
  return (
    <kbd className="rounded-sm border border-line bg-sunken px-1.5 font-sans text-2xs text-muted">
      {children}
    </kbd>
  );
}
