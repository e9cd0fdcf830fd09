import { Frame } from '~/ui/shell/Frame'

/** Framed portraits on the horizon line in front of the sun. Decorative: the sample below has text. */
export function PhotoServiceShelf() {
  return (
    <div className="relative mx--5 md:(mx-auto mt-6 w-full max-w-160) lg:(ml-[-10%] mr-0 mt-0 w-[112%] max-w-none) xl:(ml-[-28%] w-[130.6%])">
      <div className="absolute inset-x-0 bottom-0 h-full overflow-hidden">
        <div className="rise absolute inset-x-[2%] top-0 aspect-square rounded-full sun" />
      </div>
      <div className="relative flex items-end justify-center px-[2%] pt-[12%] xl:pt-[8%]">
        <Frame src="/people/portrait-2.svg" alt="" className="w-[31%]" />
        <Frame src="/people/portrait-1.svg" alt="" className="z-1 mx-[-6%] w-[48%] xl:(mx-[-8%] w-[54%])" />
        <Frame src="/people/portrait-3.svg" alt="" className="w-[33%]" />
      </div>
    </div>
  )
}
