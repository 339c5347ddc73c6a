# What `cmake --install` puts under the prefix: the program, its man page and completion, and the
# library with its headers and a package file, so that find_package(Upstar) gives upstar::<folder>.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

if(TARGET upstar_program)
  install(TARGETS upstar_program RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
if(EXISTS ${PROJECT_SOURCE_DIR}/docs/man/upstar.1)
  install(FILES docs/man/upstar.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endif()
if(EXISTS ${PROJECT_SOURCE_DIR}/cli/completion/upstar.bash)
  install(FILES cli/completion/upstar.bash
          DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME upstar)
endif()

get_property(libraries GLOBAL PROPERTY UPSTAR_LIBRARIES)
install(TARGETS ${libraries} upstar_packages EXPORT UpstarTargets
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
foreach(library IN LISTS libraries)
  get_target_property(folder ${library} SOURCE_DIR)
  install(DIRECTORY ${folder} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/upstar
          FILES_MATCHING PATTERN "*.h")
endforeach()
install(FILES ${PROJECT_BINARY_DIR}/include/version/upstar/version.h
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/upstar)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Upstar)
install(EXPORT UpstarTargets NAMESPACE upstar:: DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/UpstarConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES cmake/UpstarConfig.cmake ${PROJECT_BINARY_DIR}/UpstarConfigVersion.cmake
        DESTINATION ${package_dir})
