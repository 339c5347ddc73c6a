# One static library a folder of src/upstar, and who may include whom.
#
# A library sees the headers of its own folder and of the folders it links, and no others: each
# folder's headers are reached through a directory of their own,
#
#     <build>/include/<folder>/upstar/<folder>  ->  src/upstar/<folder>
#
# and only `<build>/include/<folder>` goes on the include path. One include path at src/ would be
# simpler, but then a ruleset could include a search and nobody would notice.

configure_file(${PROJECT_SOURCE_DIR}/cmake/version.h.in
               ${PROJECT_BINARY_DIR}/include/version/upstar/version.h @ONLY)

# upstar_resolve_links(<out> LINKS...): a plain name is a folder of src/upstar, anything else (a
# name with "::" in it, or a target that exists) is passed on as it is.
function(upstar_resolve_links out)
  set(targets)
  foreach(link IN LISTS ARGN)
    if(TARGET upstar_${link})
      list(APPEND targets upstar::${link})
    elseif(TARGET ${link})
      list(APPEND targets ${link})
    else()
      message(FATAL_ERROR "${CMAKE_CURRENT_SOURCE_DIR} links '${link}', which is neither a lower "
                          "folder of src/upstar nor a package")
    endif()
  endforeach()
  set(${out} ${targets} PARENT_SCOPE)
endfunction()

# upstar_precompile(<target> headers...): has headers that take long to read read once for all
# sources of the target. Not for the web page, so that one build tells of a missing #include.
function(upstar_precompile target)
  if(NOT EMSCRIPTEN)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()

# upstar_library(<name> SOURCES a.cpp... [LINKS base values Package::target...])
# Called from src/upstar/<name>/CMakeLists.txt; makes upstar_<name>, alias upstar::<name>.
function(upstar_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINKS")
  upstar_resolve_links(links ${arg_LINKS})

  set(headers_dir ${PROJECT_BINARY_DIR}/include/${name})
  file(MAKE_DIRECTORY ${headers_dir}/upstar)
  file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR} ${headers_dir}/upstar/${name} SYMBOLIC)

  add_library(upstar_${name} STATIC ${arg_SOURCES})
  add_library(upstar::${name} ALIAS upstar_${name})
  set_target_properties(upstar_${name} PROPERTIES EXPORT_NAME ${name})
  target_compile_features(upstar_${name} PUBLIC cxx_std_20)
  target_include_directories(upstar_${name} PUBLIC
    $<BUILD_INTERFACE:${headers_dir}>
    $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include/version>)
  target_link_libraries(upstar_${name} PUBLIC ${links} upstar_packages)
  upstar_precompile(upstar_${name} <boost/multiprecision/cpp_int.hpp>)
  set_property(GLOBAL APPEND PROPERTY UPSTAR_LIBRARIES upstar_${name})
endfunction()
